// The page as the server renders it, with the files of the client's build.
import { readFileSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';
import { render } from './dist-server/entry-server.js';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--page-->', render()));
await preview({ preview: { host: '127.0.0.1', port: Number(process.env.PORT), strictPort: true } });

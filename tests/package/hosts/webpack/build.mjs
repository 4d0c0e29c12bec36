import { copyFileSync } from 'node:fs';
import webpack from 'webpack';
import config from './webpack.config.mjs';

webpack(config, (error, stats) => {
  if (error) throw error;
  console.log(stats.toString('errors-warnings'));
  copyFileSync('index.html', 'dist/index.html');
  process.exitCode = stats.hasErrors() || stats.hasWarnings() ? 1 : 0;
});

import { defineConfig } from 'vite';

// Eight programs, bundled with the workspace's own packages only: what comes from npm stays in node_modules.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        seed: 'src/seed.ts',
        shop: 'src/shop.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        move: 'src/move.ts',
        'demo-images': 'src/demo-images.ts',
        encoder: 'src/encoder.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@seduh\//] },
});

// The front end's build rules, read by Storybook and Vitest; the apps extend it.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react({ compiler: true }), tailwindcss()] });

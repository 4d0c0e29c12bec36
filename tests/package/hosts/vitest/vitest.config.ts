import { defineConfig } from 'vitest/config';

// no word about the package: Vitest leaves it to Node, as it does with every dependency
export default defineConfig({ test: { environment: 'happy-dom' } });

export { createTestApp, TEST_NOW, type TestApp, type TestAppOptions } from './app';
export type { TestUser } from './makers';
export { createStopTokens } from '../resources/notices/stop-tokens';

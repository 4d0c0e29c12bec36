export { createTestApp, TEST_NOW, type TestApp, type TestAppOptions } from './app';
export type { TestUser } from './makers';
export { codeAfter, withFactor } from '../resources/auth/testing/factor-kit';
export { createStopTokens } from '../resources/notices/stop-tokens';

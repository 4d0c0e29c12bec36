export { createTestApp, TEST_NOW, type TestApp, type TestAppOptions } from './app';
export { createTestDatabase, type TestDatabase } from './database';
export { clusterAddress, openPooled } from './pooled';
export type { TestUser } from './makers';
export { codeAfter, withFactor } from '../resources/auth/testing/factor-kit';
export { createAuthenticator } from '../resources/auth/testing/authenticator';
export { askLogin, beginPasskey, withPasskey } from '../resources/auth/testing/passkey-kit';
export { createStopTokens } from '../resources/notices/stop-tokens';

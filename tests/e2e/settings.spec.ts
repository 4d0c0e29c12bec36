import { ACCOUNTS } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

import { listenForPushes, type PushScope } from './push';

// the types of a page and of a worker contradict each other: this file alone knows that it runs in a worker
listenForPushes(self as unknown as PushScope);

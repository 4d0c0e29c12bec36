import { focusApart, focusApartUntilEntered } from './focusApart';
import { frameKind } from './frame';
import { memoryStorage } from './memoryStorage';

// Several stories on one page are several windows of one origin: without this they would share one login and one cart,
// and, as tabs of a shop do, each would follow the last. This file comes before everything that looks at the storage.

const kind = frameKind();

if (kind) {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
  // the page around it has a Storybook of its own, which must not take this one's events for the manager's
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
}
if (kind === 'picture') focusApart(window);
if (kind === 'docs') focusApartUntilEntered(window);

export {
  Link,
  type LinkPartProps,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  type LinkTarget,
} from './Link';

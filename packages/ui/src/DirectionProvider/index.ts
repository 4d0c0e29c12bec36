export { DirectionProvider, type DirectionProviderProps } from './DirectionProvider';

export { Glass, type GlassProps } from './Glass';
export { GlassIllustration, type GlassIllustrationProps } from './GlassIllustration';

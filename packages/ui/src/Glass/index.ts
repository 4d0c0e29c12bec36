export { Glass, GlassIllustration, type GlassIllustrationProps, type GlassProps } from './Glass';

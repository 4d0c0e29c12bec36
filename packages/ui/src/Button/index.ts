export { Button, type ButtonProps } from './Button';
export { type ButtonLook, type ButtonSize, type ButtonVariant } from './look';

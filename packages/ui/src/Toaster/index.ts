export { Toaster, type ToasterProps } from './Toaster';
export { toast } from './toast';

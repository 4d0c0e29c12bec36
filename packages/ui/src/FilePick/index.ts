export { FilePick, type FilePickProps } from './FilePick';

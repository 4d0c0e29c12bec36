/** The dialog's code as a module of its own, for a page to fetch. */
export { SuccessModal as default } from '@seduh/ui';

/** The dialog's code as a module of its own, for {@link SuccessDialog} to fetch. */
export { SuccessModal as default } from '@seduh/ui';

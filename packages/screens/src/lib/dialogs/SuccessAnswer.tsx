/** The dialog's code as a module of its own, for {@link Success} to fetch. */
export { SuccessModal as default } from '@seduh/ui';

/** The dialog's code as a module of its own, for {@link ConfirmDialog} to fetch. */
export { ConfirmModal as default } from '@seduh/ui';

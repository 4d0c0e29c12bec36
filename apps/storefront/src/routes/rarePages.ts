/** Where the code of the pages is that few visits lead to. A module of its own: the others need not know what they consist of. */
export const rarePages = {
  collect: () => import('./CollectRoute'),
  confirmEmail: async () => ({ default: (await import('./MailedLinkRoutes')).ConfirmEmailRoute }),
  join: async () => ({ default: (await import('./MailedLinkRoutes')).JoinRoute }),
  modal: async () => ({ default: (await import('@seduh/screens/demo')).ModalScreen }),
  newsStop: () => import('./NewsStopRoute'),
  receipt: () => import('./ReceiptRoute'),
  resetPassword: async () => ({ default: (await import('./MailedLinkRoutes')).ResetPasswordRoute }),
  seat: () => import('./SeatRoute'),
  undoEmail: async () => ({ default: (await import('./MailedLinkRoutes')).UndoEmailRoute }),
  test: async () => ({ default: (await import('@seduh/screens/demo')).TestScreen }),
};

/** The report's file: its head, and what its rows call things. */
export const words = {
  head: 'date,time,order number,customer,way,payment method,kind,income,refund,discount,outcome,items',
  income: 'income',
  refund: 'refund',
  discount: 'discount',
};

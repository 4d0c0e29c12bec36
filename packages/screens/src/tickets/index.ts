export { acceptPrinter, changedTicket } from './lazy';
export { ticketWords } from './words';
export { TicketScreen } from './TicketScreen';

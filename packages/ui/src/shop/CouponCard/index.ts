export { CouponCard, type CouponCardProps } from './CouponCard';
export { CouponTicket, type CouponTicketProps, type CouponTone } from './CouponTicket';

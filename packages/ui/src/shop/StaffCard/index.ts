export { StaffCard, type StaffCardProps } from './StaffCard';

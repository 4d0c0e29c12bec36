export { SuccessModal, type SuccessModalProps } from './SuccessModal';

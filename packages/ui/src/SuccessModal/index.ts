export { SuccessModal, type SuccessAction, type SuccessModalProps } from './SuccessModal';

export { Modal, type ModalFrame, type ModalProps } from './Modal';

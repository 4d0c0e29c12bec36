export { type Arrival, readArrival } from './arrival';
export { LoginScreen } from './Login/LoginScreen';
export { ProfileScreen } from './Profile/ProfileScreen';
export { keepWanted, readWanted } from './provider';
export { ConfirmEmailScreen } from './ResetPassword/ConfirmEmailScreen';
export { ResetPasswordScreen } from './ResetPassword/ResetPasswordScreen';
export { UndoEmailScreen } from './ResetPassword/UndoEmailScreen';
export { SignUpScreen } from './SignUp/SignUpScreen';
export { type LogOutProps, useLogOut } from './useLogOut';

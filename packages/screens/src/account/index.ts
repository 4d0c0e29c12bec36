export { type Arrival, keepWanted, readArrival, readWanted } from './arrival';
export { LoginScreen } from './Login/LoginScreen';
export { ProfileScreen } from './Profile/ProfileScreen';
export { ConfirmEmailScreen } from './ResetPassword/ConfirmEmailScreen';
export { ResetPasswordScreen } from './ResetPassword/ResetPasswordScreen';
export { UndoEmailScreen } from './ResetPassword/UndoEmailScreen';
export { SignUpScreen } from './SignUp/SignUpScreen';
export { type LogOutProps, useLogOut } from './useLogOut';

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { SignUpScreen } from '../screens/SignUp/SignUpScreen';
import { type Arrival, readArrival } from './arrival';
import { keepWanted } from './wanted';

/** `/register` and `/signup` are one page. */
export default function SignUpRoute() {
  const navigate = useNavigate();
  const { from } = readArrival(useLocation().state);

  useEffect(() => keepWanted(from), [from]);

  return (
    <SignUpScreen onRegistered={(email) => void navigate(paths.login, { state: { from, email } satisfies Arrival })} />
  );
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { SignUpScreen } from '../screens/SignUp/SignUpScreen';
import { type Arrival, readArrival } from './arrival';
import { handPassword } from './justSignedUp';
import { lastPage } from './lastPage';
import { keepWanted, readWanted } from './wanted';

/** `/register` and `/signup` are one page. From the login behind it one goes on to where one wanted to go. */
export default function SignUpRoute() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [from] = useState(() => readArrival(state).from ?? readWanted() ?? lastPage());

  useEffect(() => keepWanted(from), [from]);

  return (
    <SignUpScreen
      onRegistered={(email, password) => {
        handPassword(email, password);
        void navigate(paths.login, { state: { from, email } satisfies Arrival });
      }}
    />
  );
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { type Arrival, keepWanted, readArrival, readWanted, SignUpScreen } from '@seduh/screens/account';
import { handPassword } from './justSignedUp';
import { lastPage } from './lastPage';

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

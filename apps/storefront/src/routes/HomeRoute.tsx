import { useNavigate } from 'react-router-dom';
import { HomeScreen } from '@seduh/screens/home';

export default function HomeRoute() {
  const navigate = useNavigate();
  return <HomeScreen onGo={(href) => void navigate(href)} />;
}

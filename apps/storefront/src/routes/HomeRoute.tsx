import { useNavigate } from 'react-router-dom';
import { HomeScreen } from '../screens/Home/HomeScreen';

export default function HomeRoute() {
  const navigate = useNavigate();
  return <HomeScreen onGo={(href) => void navigate(href)} />;
}

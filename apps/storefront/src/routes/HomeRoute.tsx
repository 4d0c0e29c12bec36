import { HomeScreen } from '../screens/Home/HomeScreen';

export default function HomeRoute() {
  return <HomeScreen />;
}

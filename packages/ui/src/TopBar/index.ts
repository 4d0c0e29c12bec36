export { TopBar, type TopBarLink, type TopBarProps } from './TopBar';

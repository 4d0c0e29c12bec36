export { NewsStopScreen } from './NewsStopScreen';
export { deviceNews, newsPanel, orderNews } from './lazy';

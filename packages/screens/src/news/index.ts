export { deviceNews, newsPanel, orderNews } from './lazy';

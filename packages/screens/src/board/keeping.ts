export { keepBoard, keptBoard } from '@seduh/api-client';

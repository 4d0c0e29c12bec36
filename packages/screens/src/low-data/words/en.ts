export const words = {
  label: 'Save data',
  on: 'Small pictures, and nothing loaded ahead, on this device.',
  off: 'Pictures are sharp again.',
  byBrowser: 'Your browser asks to save data. Turn it off there.',
};

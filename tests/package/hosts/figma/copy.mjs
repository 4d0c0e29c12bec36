// Code Connect reads no file of node_modules: who uses the templates copies them.
import { cpSync } from 'node:fs';

cpSync('node_modules/@seduh/ui/code-connect', 'templates', { recursive: true });

import type { Category } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { request } from '../http/request';

export const categoriesKey = (): Key => ['categories'];

export const fetchCategories = async (): Promise<Category[]> => (await request<Category[]>(API_PATHS.categories)).data;

import type { Category } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { categoriesKey, fetchCategories } from './requests';

export const useCategories = (): Resource<Category[]> => useResource(categoriesKey(), fetchCategories);

/** Image types an upload may have; decided by content on the server. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;

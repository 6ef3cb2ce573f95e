export const sans = 'Arial';
export const unread = structuredClone({});

export const small = '4px';
export const unread = structuredClone({});

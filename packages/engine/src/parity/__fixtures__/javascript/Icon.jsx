export const iconSize = '16px';
export const Icon = (props) => <svg {...props} />;

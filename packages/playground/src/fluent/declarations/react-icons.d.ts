// The supported part of @fluentui/react-icons: two classes, without the icons.
export declare const iconFilledClassName: 'fui-Icon-filled';
export declare const iconRegularClassName: 'fui-Icon-regular';

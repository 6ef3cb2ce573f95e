import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/home.tsx'), route('late', 'routes/late.tsx')] satisfies RouteConfig;

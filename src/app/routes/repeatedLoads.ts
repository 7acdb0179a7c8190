import type { RouteObject } from 'react-router';
import { loadCode } from '../../../providers/loadCode';

/**
 * Returns the routes with functions `lazy` that repeat a failed load. So the open page stays until the code of the next
 * one is loaded, also when the network is lost.
 */
export function withRepeatedLoads(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const load = typeof lazy === 'function' ? { lazy: () => loadCode(lazy) } : {};
    return route.index ? { ...route, ...load } : { ...route, ...load, children: childrenOf(route) };
  });
}

const childrenOf = ({ children }: RouteObject) => children && withRepeatedLoads(children);

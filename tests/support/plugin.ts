import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type Arguments<Lifecycle extends 'contentLoaded' | 'postBuild'> = Parameters<
  NonNullable<Plugin[Lifecycle]>
>[0];

/** What a plugin generates for the bundler, by file. */
export async function generatedBy(plugin: Plugin): Promise<ReadonlyMap<string, unknown>> {
  const files = new Map<string, unknown>();
  const actions: Arguments<'contentLoaded'>['actions'] = {
    createData: (name, data) => {
      files.set(name, data);
      return Promise.resolve(name);
    },
    addRoute: () => undefined,
    setGlobalData: () => undefined,
  };
  await plugin.contentLoaded?.({ content: undefined, actions });
  return files;
}

/** Runs a plugin's `postBuild` on a folder. */
export async function finish(plugin: Plugin, outDir: string): Promise<void> {
  await plugin.postBuild?.({ outDir } as Arguments<'postBuild'>);
}

type BundlerSettings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** A plugin's changes to the bundler's configuration. */
export function bundlerSettings(plugin: Plugin, isServer = false): BundlerSettings {
  return plugin.configureWebpack?.({}, isServer, {} as ConfigureWebpackUtils, undefined) ?? {};
}

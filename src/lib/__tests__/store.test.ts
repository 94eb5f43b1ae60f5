import { createListeners, createStore } from '../store';

describe('listeners', () => {
  it('hear of each change until they leave', () => {
    const { subscribe, notify } = createListeners();
    const heard: string[] = [];
    const leave = subscribe(() => heard.push('first'));
    subscribe(() => heard.push('second'));
    notify();
    leave();
    notify();
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('are told of changes from outside, which are watched only while there is one', () => {
    const log: string[] = [];
    let outside = (): void => undefined;
    const { subscribe } = createListeners((notify) => {
      log.push('watched');
      outside = notify;
      return () => log.push('stopped');
    });
    expect(log).toEqual([]);
    const leave = [subscribe(() => log.push('heard')), subscribe(() => undefined)];
    outside();
    leave.forEach((each) => each());
    subscribe(() => undefined);
    expect(log).toEqual(['watched', 'heard', 'stopped', 'watched']);
  });
});

test('a store keeps a value, and says so when it is another one', () => {
  const store = createStore('');
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.get()));
  store.set('a');
  store.set('a');
  store.set('b');
  expect(heard).toEqual(['a', 'b']);
});

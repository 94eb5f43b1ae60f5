//! Counts the bits that are set in the input.

use revm::{
    precompile::{
        EthPrecompileOutput, EthPrecompileResult, Precompile, PrecompileHalt, PrecompileId,
        eth_precompile_fn,
    },
    primitives::{Address, Bytes, U256, address},
};
use std::borrow::Cow;

/// The address contracts call.
pub const ADDRESS: Address = address!("0x00000000000000000000000000000000B17C0001");

/// The precompile, for adding to a set.
pub const BIT_COUNT: Precompile =
    Precompile::new(PrecompileId::Custom(Cow::Borrowed("BIT_COUNT")), ADDRESS, bit_count);

eth_precompile_fn!(bit_count, run);

/// Costs 100 gas plus 12 per 32-byte word. Returns one word.
pub fn run(input: &[u8], gas_limit: u64) -> EthPrecompileResult {
    let gas = 100 + 12 * (input.len() as u64).div_ceil(32);
    if gas > gas_limit {
        return Err(PrecompileHalt::OutOfGas);
    }
    let bits: u64 = input.iter().map(|byte| u64::from(byte.count_ones())).sum();
    let word = U256::from(bits).to_be_bytes::<32>();
    Ok(EthPrecompileOutput::new(gas, Bytes::copy_from_slice(&word)))
}

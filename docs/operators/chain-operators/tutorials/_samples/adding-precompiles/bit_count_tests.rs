#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpSpecId, precompiles::OpPrecompiles};

    #[test]
    fn counts_bits_and_charges_by_word() {
        let nine = run(&[0xff, 0x01], 112).unwrap();
        assert_eq!(U256::from_be_slice(&nine.bytes), U256::from(9));
        assert_eq!(nine.gas_used, 112);

        let none = run(&[], 100).unwrap();
        assert_eq!(U256::from_be_slice(&none.bytes), U256::ZERO);
        assert_eq!(none.gas_used, 100);
    }

    #[test]
    fn stops_without_enough_gas() {
        assert!(matches!(run(&[0xff, 0x01], 111), Err(PrecompileHalt::OutOfGas)));
    }

    #[test]
    fn is_there_from_its_upgrade_on() {
        let has = |spec| OpPrecompiles::new_with_spec(spec).precompiles().contains(&ADDRESS);
        assert!(!has(OpSpecId::JOVIAN));
        assert!(has(OpSpecId::KARST));
        assert!(has(OpSpecId::INTEROP));
    }
}
